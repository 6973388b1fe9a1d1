/** Where the queue lives, as QUEUE_URL says it. */
export type QueueAddress = { kind: 'postgres'; url: string } | RedisAddress;

export interface RedisAddress {
  kind: 'redis';
  /** More than one are nodes of one cluster. */
  nodes: { host: string; port: number }[];
  tls: boolean;
  username?: string;
  password?: string;
  /** The number behind the slash; a cluster has only 0. */
  db: number;
}

const forms =
  'must be redis://host:6379 (rediss:// for TLS, user:password@ before the host, several hosts of a cluster separated by commas) or postgres://user:password@host:5432/database';

/** A URL may name one host only, so a list of them is not left to the URL parser. */
const redis = /^(rediss?):\/\/(?:(?<who>.*)@)?(?<hosts>[^/@?#]+)(?:\/(?<db>\d*))?$/;
const hostAndPort = /^(?<host>[A-Za-z0-9._-]+|\[[0-9a-fA-F:.]+\])(?::(?<port>\d{1,5}))?$/;

/** The address, or what is wrong with the text. */
export function queueAddress(text: string): QueueAddress | { problem: string } {
  if (/^postgres(ql)?:/.test(text))
    return URL.parse(text)?.hostname ? { kind: 'postgres', url: text } : { problem: forms };
  const [, scheme] = redis.exec(text) ?? [];
  const { who, hosts, db } = redis.exec(text)?.groups ?? {};
  const nodes = (hosts ?? '').split(',').map(nodeOf);
  if (!scheme || nodes.some((node) => node === null)) return { problem: forms };
  if (nodes.length > 1 && Number(db ?? 0) !== 0)
    return { problem: 'names a numbered database of a cluster, which has none; leave the number out' };
  const credentials = credentialsOf(who);
  if (credentials === null) return { problem: 'holds a % that begins no character; write % itself as %25' };
  return {
    kind: 'redis',
    nodes: nodes.flatMap((node) => node ?? []),
    tls: scheme === 'rediss',
    ...credentials,
    db: Number(db ?? 0),
  };
}

function nodeOf(text: string): { host: string; port: number } | null {
  const { host, port } = hostAndPort.exec(text)?.groups ?? {};
  const number = Number(port ?? 6379);
  return host && number > 0 && number < 65_536 ? { host: host.replace(/^\[|\]$/g, ''), port: number } : null;
}

function credentialsOf(who: string | undefined): { username?: string; password?: string } | null {
  if (!who) return {};
  const [username = '', ...rest] = who.split(':');
  try {
    const password = decodeURIComponent(rest.join(':'));
    return { ...(username && { username: decodeURIComponent(username) }), ...(password && { password }) };
  } catch {
    return null;
  }
}
