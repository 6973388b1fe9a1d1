import { z } from 'zod';

/** Ids of participants are the client's own; `system` is the author of notices and so may not be taken. */
export const participantId = z
  .string()
  .regex(/^[A-Za-z0-9_][A-Za-z0-9_.:@-]{0,127}$/, 'use 1–128 letters, digits or _ . : @ -, not beginning with a mark')
  .refine((id) => id !== 'system', 'the id "system" is taken by the service; choose another')
  .refine(isNoneOfObject, 'this name belongs to every object of JavaScript; choose another');

export const roleName = z
  .string()
  .regex(/^[a-z][a-z0-9_-]{0,39}$/, 'use 1–40 of a–z, 0–9, _ or -, such as "borrower"')
  .refine(isNoneOfObject, 'this name belongs to every object of JavaScript; choose another');

export const participantSchema = z
  .strictObject({
    id: participantId,
    kind: z.enum(['human', 'agent']),
    role: roleName.optional(),
    represents: participantId.optional(),
    generatedBy: z.enum(['client', 'model']).optional(),
    displayName: z.string().min(1).max(200).optional(),
    instructions: z.string().max(16_000).optional(),
  })
  .check((ctx) => {
    const only = (field: 'represents' | 'generatedBy' | 'instructions') => {
      if (ctx.value.kind === 'human' && ctx.value[field] !== undefined)
        ctx.issues.push({
          code: 'custom',
          path: [field],
          input: ctx.value[field],
          message: `only an agent has "${field}"; leave it out for a human`,
        });
    };
    only('represents');
    only('generatedBy');
    only('instructions');
  });

/** A member of a conversation: a human, or an agent that may represent one. */
export type Participant = z.infer<typeof participantSchema>;

export const rosterSchema = z
  .array(participantSchema)
  .min(2, 'a conversation has 2 to 32 participants; name at least two')
  .max(32, 'a conversation has 2 to 32 participants; leave some out')
  .check((ctx) => {
    for (const issue of rosterIssues(ctx.value))
      ctx.issues.push({ code: 'custom', path: issue.path, input: ctx.value, message: issue.message });
  });

/** What one participant cannot say alone: ids are unique, and an agent represents a human of the same roster. */
export function rosterIssues(roster: readonly Participant[]): { path: (string | number)[]; message: string }[] {
  const humans = new Set(roster.filter((p) => p.kind === 'human').map((p) => p.id));
  const seen = new Set<string>();
  const issues: { path: (string | number)[]; message: string }[] = [];
  for (const [index, participant] of roster.entries()) {
    if (seen.has(participant.id))
      issues.push({
        path: [index, 'id'],
        message: `"${participant.id}" is used twice; ids are unique in a conversation`,
      });
    seen.add(participant.id);
    if (participant.represents !== undefined && !humans.has(participant.represents))
      issues.push({
        path: [index, 'represents'],
        message: `"${participant.represents}" is no human of this roster; name one, or leave "represents" out`,
      });
  }
  return issues;
}

/** Names are keys of plain objects, where `constructor` would be found without being there. */
function isNoneOfObject(name: string): boolean {
  return !(name in Object.prototype);
}
