import type { OpenAI } from 'openai';
import type { ModelRequest, Part } from '../../domain/generation.js';
import type { ToolCall } from '../../domain/tool.js';
import { cue, endsWithOwnWords, wordsOf } from '../spoken-by.js';

export type Body = OpenAI.ChatCompletionCreateParamsStreaming;
export type Message = OpenAI.ChatCompletionMessageParam;

/** What is sent to a server: OpenAI chat completions, streamed, so that a model that falls silent is noticed. */
export function bodyOf(request: ModelRequest, model: string, answerTokens: number): Body {
  const { tools, responseSchema, user } = request;
  return {
    model,
    messages: messagesOf(request),
    ...(tools.length > 0 && { tools: tools.map(functionOf), tool_choice: choiceOf(request) }),
    ...(responseSchema && { response_format: { type: 'json_schema', json_schema: responseSchema } }),
    max_tokens: answerTokens,
    user,
    stream: true,
    stream_options: { include_usage: true },
  };
}

function messagesOf(request: ModelRequest): Message[] {
  const words = wordsOf(request);
  const messages = request.parts.map((part) => messageOf(part, words(part)));
  return endsWithOwnWords(request) ? [...messages, { role: 'system', content: cue }] : messages;
}

function messageOf({ role, name, calls, callId }: Part, content: string): Message {
  const author = name && { name: name.replace(/[^\w-]/g, '_').slice(0, 64) };
  if (role === 'tool') return { role, content, tool_call_id: callId ?? '' };
  if (role !== 'assistant') return { role, content, ...author };
  return { role, content, ...author, ...(calls && calls.length > 0 && { tool_calls: calls.map(toolCallOf) }) };
}

/** Servers read the arguments again for the chat template, and refuse the whole request when they are no object. */
function toolCallOf({ id, name, arguments: given }: ToolCall): OpenAI.ChatCompletionMessageToolCall {
  const isObject = typeof given === 'object' && given !== null && !Array.isArray(given);
  return { id, type: 'function', function: { name, arguments: JSON.stringify(isObject ? given : { invalid: given }) } };
}

const functionOf = ({
  name,
  description,
  parameters,
}: ModelRequest['tools'][number]): OpenAI.ChatCompletionFunctionTool => ({
  type: 'function',
  function: { name, description, parameters },
});

const choiceOf = ({ toolChoice }: ModelRequest): OpenAI.ChatCompletionToolChoiceOption =>
  typeof toolChoice === 'string' ? toolChoice : { type: 'function', function: { name: toolChoice.name } };
