import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { TestApp } from '../support/app.js';

let app: TestApp;
interface Operation {
  summary?: string;
  security?: object[];
  parameters: { name: string; in: string; required: boolean }[];
  requestBody?: { content: Record<string, { schema: { properties: object; additionalProperties: boolean } }> };
  responses: Record<string, { content?: Record<string, { schema?: { $ref?: string } }> }>;
}
let operations: [string, Operation][];
let document: {
  openapi: string;
  security: object[];
  components: { schemas: Record<string, object>; securitySchemes: Record<string, object> };
};

beforeAll(async () => {
  app = await TestApp.start();
  const { body } = await app.get('/openapi.json');
  document = body;
  operations = Object.entries<Record<string, Operation>>(body.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]): [string, Operation] => [
      `${method.toUpperCase()} ${path}`,
      operation,
    ]),
  );
});
afterAll(() => app.stop());

const of = (name: string) => Object.fromEntries(operations)[name] as Operation;

describe('the OpenAPI description', () => {
  it('names the key everywhere but for health', () => {
    expect(document.components.securitySchemes).toHaveProperty('bearer');
    expect(document.security).toEqual([{ bearer: [] }]);
    for (const [name, { security }] of operations)
      expect([name, security]).toEqual([name, name.includes('/health/') ? [] : undefined]);
  });

  it('says of each route what it is for, what it answers, and which problems it has', () => {
    for (const [name, { summary, responses }] of operations) {
      expect([name, summary]).toEqual([name, expect.stringMatching(/\.$/)]);
      const successes = Object.keys(responses).filter((status) => status.startsWith('2'));
      expect([name, successes.length]).toEqual([name, expect.any(Number)]);
      for (const status of successes.filter((each) => each !== '204'))
        expect([name, responses[status]?.content]).toEqual([name, expect.anything()]);
      for (const [status, { content }] of Object.entries(responses).filter(([each]) => Number(each) >= 400))
        expect([name, status, content]).toEqual([
          name,
          status,
          { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
        ]);
    }
    expect(document.components.schemas).toHaveProperty('Problem');
  });

  it('takes bodies and queries from the very schemas that check them', () => {
    const { requestBody, parameters, responses } = of('POST /v1/conversations');
    const schema = requestBody?.content['application/json']?.schema;
    expect(Object.keys(schema?.properties ?? {})).toEqual(['policy', 'participants', 'settings', 'metadata']);
    expect(schema?.additionalProperties).toBe(false);
    expect(parameters).toMatchObject([{ name: 'Idempotency-Key', in: 'header', required: true }]);
    expect(responses['201']?.content?.['application/json']?.schema).toEqual({
      $ref: '#/components/schemas/Conversation',
    });
    expect(of('GET /v1/conversations').parameters.map(({ name }) => name)).toEqual([
      'owner',
      'since',
      'cursor',
      'limit',
    ]);
  });

  it('refers to nothing that is not there', () => {
    const names = [...JSON.stringify(document).matchAll(/"#\/components\/schemas\/([^"]+)"/g)].map(([, name]) => name);
    for (const name of names) expect(document.components.schemas).toHaveProperty(name ?? '');
  });
});
