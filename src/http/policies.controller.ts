import { Body, Controller, Get, Injectable, Param, type PipeTransform, Put, Query, Res } from '@nestjs/common';
import { ApiParam } from '@nestjs/swagger';
import { policyTextIssues } from '../decide/policy-texts.js';
import { Problem } from '../domain/errors.js';
import { type Policy, policyName } from '../domain/policy.js';
import { Database } from '../store/database.js';
import type { Caller } from '../store/keys.js';
import { Policies, type PolicyVersion } from '../store/policies.js';
import { listPolicies, listVersions } from '../store/reads/policies.js';
import { Documented } from './documented.js';
import { type HttpReply, sendJson } from './exchange.js';
import { callerOf, Who } from './params.js';
import { Needs } from './scopes.js';
import {
  type PoliciesQuery,
  policiesQuery,
  policyPage,
  type PolicyQuery,
  policyQuery,
  policyVersion,
  putPolicy,
  type VersionsQuery,
  versionsQuery,
} from './shapes/policy.js';

const noPolicy = () => new Problem(404, 'no policy has this name; list them with GET /v1/admin/policies');

/** What is no name of a policy names nothing. */
@Injectable()
class NamePipe implements PipeTransform<string, string> {
  transform(value: string): string {
    if (!policyName.safeParse(value).success) throw noPolicy();
    return value;
  }
}

const HasName = () => ApiParam({ name: 'name', schema: { type: 'string', pattern: '^[a-z][a-z0-9-]{0,39}$' } });

/** Policies and their versions. A version never changes; a turn keeps the one of its first claim. */
@Needs('admin')
@Controller('v1/admin/policies')
export class PoliciesController {
  constructor(
    private readonly policies: Policies,
    private readonly database: Database,
  ) {}

  @Get()
  @Documented({ summary: 'Lists the policies by name, each with its newest version.', answers: { 200: policyPage } })
  list(@Who() { tenantId }: Caller, @Query({ schema: policiesQuery }) query: PoliciesQuery) {
    return listPolicies(this.database, tenantId, query);
  }

  @Get(':name')
  @HasName()
  @Documented({ summary: 'Reads a policy, the newest version or the one asked for.', answers: { 200: policyVersion } })
  async read(
    @Who() { tenantId }: Caller,
    @Param('name', NamePipe) name: string,
    @Query({ schema: policyQuery }) { version }: PolicyQuery,
  ) {
    const newest = await this.policies.newest(tenantId, name);
    if (!newest) throw noPolicy();
    const found = version === undefined ? newest : await this.policies.findVersion(tenantId, name, version);
    if (!found) throw new Problem(404, `this policy has the versions 1 to ${newest.version}; ask for one of them`);
    return viewOf(found);
  }

  @Get(':name/versions')
  @HasName()
  @Documented({ summary: 'Lists the versions of a policy, the newest first.', answers: { 200: policyPage } })
  async versions(
    @Who() { tenantId }: Caller,
    @Param('name', NamePipe) name: string,
    @Query({ schema: versionsQuery }) { cursor, limit }: VersionsQuery,
  ) {
    const page = await listVersions(this.database, tenantId, { name, cursor, limit });
    if (page.items.length === 0 && !(await this.policies.newest(tenantId, name))) throw noPolicy();
    return page;
  }

  @Put(':name')
  @HasName()
  @Documented({
    summary: 'Replaces the whole policy by a new version, for every conversation from its next turn on.',
    answers: { 200: policyVersion, 201: policyVersion },
  })
  async put(
    @Res() reply: HttpReply,
    @Param('name', NamePipe) name: string,
    @Body({ schema: putPolicy }) body: Policy,
  ): Promise<void> {
    const errors = policyTextIssues(body);
    if (errors.length > 0)
      throw new Problem(
        400,
        'texts of a policy have to pass every rule as they are; "errors" names those that do not',
        {
          errors,
        },
      );
    const { tenantId } = callerOf(reply.request);
    const version = await this.policies.put(tenantId, name, body);
    const made = await this.policies.version(tenantId, name, version);
    sendJson(reply, version === 1 ? 201 : 200, JSON.stringify(viewOf(made)));
  }
}

const viewOf = ({ name, version, builtIn, createdAt, body }: PolicyVersion) => ({
  name,
  version,
  builtIn,
  createdAt,
  policy: body,
});
