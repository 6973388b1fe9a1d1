import {
  Body,
  Controller,
  Delete,
  Get,
  HttpCode,
  Injectable,
  Param,
  type PipeTransform,
  Put,
  Query,
} from '@nestjs/common';
import { ApiParam } from '@nestjs/swagger';
import { Problem } from '../domain/errors.js';
import { Documents } from '../store/documents.js';
import type { Caller } from '../store/keys.js';
import { Documented } from './documented.js';
import { Who } from './params.js';
import { Needs } from './scopes.js';
import {
  type DocumentQuery,
  document,
  documentId,
  documentLine,
  documentPage,
  documentQuery,
  type NewDocument,
  newDocument,
} from './shapes/document.js';

const noDocument = () => new Problem(404, 'no document has this id; list them with GET /v1/documents');
const HasDocumentId = () => ApiParam({ name: 'id', schema: { type: 'string', maxLength: 128 } });

/** An id the client chose. */
@Injectable()
class DocumentIdPipe implements PipeTransform<string, string> {
  transform(value: string): string {
    const { data, error } = documentId.safeParse(value);
    if (data === undefined) throw new Problem(400, `the document's id: ${error?.issues[0]?.message}`);
    return data;
  }
}

/** What the tool search_docs searches. */
@Needs('admin')
@Controller('v1/documents')
export class DocumentsController {
  constructor(private readonly documents: Documents) {}

  @Get()
  @Documented({ summary: 'Lists the documents by id, without their texts.', answers: { 200: documentPage } })
  list(@Who() { tenantId }: Caller, @Query({ schema: documentQuery }) query: DocumentQuery) {
    return this.documents.list(tenantId, query);
  }

  @Put(':id')
  @HasDocumentId()
  @Documented({
    summary: 'Stores a document in place of the one before; the same again changes nothing.',
    answers: { 200: documentLine },
    problems: [409],
  })
  put(
    @Who() { tenantId }: Caller,
    @Param('id', DocumentIdPipe) id: string,
    @Body({ schema: newDocument }) body: NewDocument,
  ) {
    return this.documents.put(tenantId, { id, ...body });
  }

  @Get(':id')
  @HasDocumentId()
  @Documented({ summary: 'Reads a document.', answers: { 200: document } })
  async read(@Who() { tenantId }: Caller, @Param('id', DocumentIdPipe) id: string) {
    const found = await this.documents.find(tenantId, id);
    if (!found) throw noDocument();
    return found;
  }

  @Delete(':id')
  @HttpCode(204)
  @HasDocumentId()
  @Documented({ summary: 'Deletes a document with its passages.', answers: { 204: null } })
  async remove(@Who() { tenantId }: Caller, @Param('id', DocumentIdPipe) id: string): Promise<void> {
    if (!(await this.documents.remove(tenantId, id))) throw noDocument();
  }
}
