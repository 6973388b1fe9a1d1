import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import { z } from 'zod';
import { problem } from './shapes/common.js';

/** What any route may answer; those of single routes stand beside them. */
const everywhere = {
  400: 'The request is not as it should be; "errors" names the fields.',
  401: 'There is no valid key.',
  403: 'The key lacks a scope, or this is not its to do.',
  404: 'There is no such thing, or the key may not see it.',
  429: 'Too many requests; see Retry-After.',
  503: 'The database or the queue does not answer; see Retry-After.',
};

const config = new DocumentBuilder()
  .setTitle('Overrule')
  .setDescription('Moderates conversations in which AI agents speak. A model drafts, code decides what leaves.')
  .setVersion('1')
  .addBearerAuth({ type: 'http', scheme: 'bearer', description: 'A key, as POST /v1/admin/keys made it.' })
  .addSecurityRequirements('bearer')
  .build();

const problemContent = { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } };

/** The contract as OpenAPI. Shapes come from the very schemas that check and type them. */
export function describeApi(app: INestApplication): OpenAPIObject {
  const document = SwaggerModule.createDocument(app, config);
  for (const [path, item] of Object.entries(document.paths))
    for (const operation of operationsOf(item)) addProblems(operation, path.startsWith('/health/'));
  const { $schema: _, ...shape } = z.toJSONSchema(z.object(problem.shape), { target: 'openapi-3.0' });
  document.components = {
    ...document.components,
    schemas: { ...document.components?.schemas, Problem: shape as object },
  };
  return document;
}

interface Operation {
  responses: Record<string, object>;
  security?: object[];
}

const operationsOf = (item: object): Operation[] =>
  Object.values(item).filter(
    (value): value is Operation => typeof value === 'object' && value !== null && 'responses' in value,
  );

function addProblems(operation: Operation, open: boolean): void {
  if (open) operation.security = [];
  const own = Object.entries(operation.responses).filter(([status]) => Number(status) >= 400);
  const common = open
    ? []
    : Object.entries(everywhere).map(([status, description]) => [status, { description }] as const);
  for (const [status, response] of [...common, ...own])
    operation.responses[status] = { ...response, content: problemContent };
}
