import { z } from 'zod';
import { defineTool } from './define.js';

/** A small model asks here instead of guessing a name. */
export const toolCatalog = defineTool({
  name: 'tool_catalog',
  description: 'Lists the tools there are, or shows one of them with its arguments.',
  args: { name: z.string().optional().describe('A tool, to see its arguments as a JSON schema.') },
  evidence: 'none',
  run({ name }, { catalog }) {
    if (name === undefined)
      return {
        kind: 'gave',
        text: catalog.map((tool) => `${tool.name}: ${tool.description}`).join('\n'),
        result: catalog.map((tool) => tool.name),
      };
    const tool = catalog.find((one) => one.name === name);
    if (!tool)
      return {
        kind: 'failed',
        text: `There is no tool "${name}"; there are ${catalog.map((one) => one.name).join(', ')}.`,
      };
    return { kind: 'gave', text: `${tool.name}: ${tool.description}\nArguments: ${JSON.stringify(tool.parameters)}` };
  },
});
