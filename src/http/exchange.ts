import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import type { ExecutionContext } from '@nestjs/common';
import type { Caller } from '../store/keys.js';

/** What is used of a Fastify request, and what the steps before a handler have put on it. */
export interface HttpRequest {
  method: string;
  /** Path and query, as they were sent. */
  url: string;
  headers: IncomingHttpHeaders;
  params: Record<string, string>;
  raw: IncomingMessage;
  /** SHA-256 of the body's bytes; absent without a body. */
  bodyHash?: Buffer;
  caller?: Caller;
  /** The key as it was presented. It is never stored or logged. */
  key?: string;
}

/** What is used of a Fastify reply. */
export interface HttpReply {
  request: HttpRequest;
  raw: ServerResponse;
  status(code: number): HttpReply;
  header(name: string, value: string): HttpReply;
  send(body?: unknown): HttpReply;
  /** From here on the answer is written to `raw`. */
  hijack(): HttpReply;
}

export const requestOf = (context: ExecutionContext): HttpRequest => context.switchToHttp().getRequest<HttpRequest>();

export const pathOf = (request: HttpRequest): string => request.url.split('?', 1)[0] ?? '';

/** Sends JSON that is text already, byte for byte. */
export function sendJson(reply: HttpReply, status: number, body: string): void {
  reply.status(status).header('content-type', 'application/json; charset=utf-8').send(body);
}
