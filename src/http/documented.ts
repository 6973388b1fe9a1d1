import { applyDecorators } from '@nestjs/common';
import { ApiHeader, ApiOperation, ApiParam, ApiResponse } from '@nestjs/swagger';
import type { z } from 'zod';

interface Documented {
  summary: string;
  /** The shape of each success, by status; null for one without a body. */
  answers: Record<number, z.ZodType | null>;
  /** Problems beyond those that every route has. */
  problems?: readonly number[];
}

/** What /openapi.json says of a route; its body and query follow from their schemas. */
export const Documented = ({ summary, answers, problems = [] }: Documented) =>
  applyDecorators(
    ApiOperation({ summary }),
    ...Object.entries(answers).map(([status, schema]) =>
      ApiResponse({ status: Number(status), description: 'Done.', ...(schema && { standardSchema: schema }) }),
    ),
    ...problems.map((status) => ApiResponse({ status, description: 'A problem.' })),
  );

/** A route that changes something, and so happens once per key. */
export const HappensOnce = () =>
  applyDecorators(
    ApiHeader({
      name: 'Idempotency-Key',
      required: true,
      description:
        '1 to 255 visible ASCII characters. The same key with the same body answers the same bytes and changes nothing again.',
      schema: { type: 'string', pattern: '^[\\x21-\\x7e]{1,255}$' },
    }),
    ApiResponse({ status: 422, description: 'A problem.' }),
  );

export const HasVersion = () =>
  applyDecorators(
    ApiHeader({
      name: 'If-Match',
      required: false,
      description: 'The version of the conversation this is meant for.',
      schema: { type: 'string' },
    }),
    ApiResponse({ status: 412, description: 'A problem.' }),
  );

export const HasId = (name = 'id') => ApiParam({ name, schema: { type: 'string', format: 'uuid' } });
