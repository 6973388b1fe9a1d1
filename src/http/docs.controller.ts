import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { Controller, Get, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { docsPage, docsScript, docsStyle } from './docs-page.js';
import type { HttpReply } from './exchange.js';
import { Open } from './scopes.js';

const { resolve } = createRequire(import.meta.url);

/** Swagger UI marks its own elements with style attributes; all else comes from here, and nothing from elsewhere. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** A page for people. It is open because a browser sends no key with an address; what it shows is not. */
@Open()
@ApiExcludeController()
@Controller('docs')
export class DocsController {
  @Get()
  page(@Res() reply: HttpReply): void {
    send(reply, 'text/html', docsPage);
  }

  @Get('page.css')
  style(@Res() reply: HttpReply): void {
    send(reply, 'text/css', docsStyle);
  }

  @Get('page.js')
  script(@Res() reply: HttpReply): void {
    send(reply, 'text/javascript', docsScript);
  }

  @Get('swagger-ui.css')
  async uiStyle(@Res() reply: HttpReply): Promise<void> {
    send(reply, 'text/css', await readFile(resolve('swagger-ui-dist/swagger-ui.css')));
  }

  @Get('swagger-ui-bundle.js')
  async ui(@Res() reply: HttpReply): Promise<void> {
    send(reply, 'text/javascript', await readFile(resolve('swagger-ui-dist/swagger-ui-bundle.js')));
  }
}

function send(reply: HttpReply, type: string, body: string | Buffer): void {
  reply
    .status(200)
    .header('content-type', `${type}; charset=utf-8`)
    .header('content-security-policy', policy)
    .header('x-content-type-options', 'nosniff')
    .header('cache-control', 'no-cache')
    .send(body);
}
