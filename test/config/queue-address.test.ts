import { describe, expect, test } from '@jest/globals';
import { queueAddress } from '../../src/config/queue-address.js';

const node = (host: string, port = 6379) => ({ host, port });
const redis = { kind: 'redis', tls: false, db: 0 };

describe('[S93] QUEUE_URL', () => {
  test.each([
    { form: 'a host', url: 'redis://localhost', is: { ...redis, nodes: [node('localhost')] } },
    { form: 'a host and a port', url: 'redis://10.0.0.5:6380', is: { ...redis, nodes: [node('10.0.0.5', 6380)] } },
    { form: 'an IPv6 address', url: 'redis://[::1]:6380', is: { ...redis, nodes: [node('::1', 6380)] } },
    { form: 'a numbered database', url: 'redis://cache/3', is: { ...redis, nodes: [node('cache')], db: 3 } },
    { form: 'a slash and no number', url: 'redis://cache:1/', is: { ...redis, nodes: [node('cache', 1)] } },
    {
      form: 'a password alone',
      url: 'redis://:s3cret@cache',
      is: { ...redis, nodes: [node('cache')], password: 's3cret' },
    },
    {
      form: 'a user and a password with encoded letters',
      url: 'redis://me%40home:p%3A%2F%40@cache',
      is: { ...redis, nodes: [node('cache')], username: 'me@home', password: 'p:/@' },
    },
    {
      form: 'a password that holds a colon and an @ as they are',
      url: 'redis://me:a:b@c@cache:7',
      is: { ...redis, nodes: [node('cache', 7)], username: 'me', password: 'a:b@c' },
    },
    {
      form: 'TLS',
      url: 'rediss://u:p@cache.example:6380/1',
      is: { ...redis, nodes: [node('cache.example', 6380)], tls: true, db: 1, username: 'u', password: 'p' },
    },
    {
      form: 'a cluster',
      url: 'redis://a:7001,b,[fe80::1]:7003',
      is: { ...redis, nodes: [node('a', 7001), node('b'), node('fe80::1', 7003)] },
    },
    {
      form: 'a cluster behind TLS with a password',
      url: 'rediss://:p@a:1,b:2',
      is: { ...redis, tls: true, nodes: [node('a', 1), node('b', 2)], password: 'p' },
    },
    {
      form: 'PostgreSQL',
      url: 'postgres://u:p@db:5432/queue',
      is: { kind: 'postgres', url: 'postgres://u:p@db:5432/queue' },
    },
  ])('may name $form', ({ url, is }) => {
    expect(queueAddress(url)).toEqual(is);
  });

  test.each([
    { what: 'no host', url: 'redis://' },
    { what: 'another protocol', url: 'amqp://cache' },
    { what: 'a port that is none', url: 'redis://cache:99999' },
    { what: 'port 0', url: 'redis://cache:0' },
    { what: 'an empty host in a list', url: 'redis://a,,b' },
    { what: 'a space', url: 'redis://my cache' },
    { what: 'a database that is no number', url: 'redis://cache/queue' },
    { what: 'options of some other program', url: 'redis://cache?db=3' },
    { what: 'PostgreSQL without a host', url: 'postgres:///queue' },
  ])('may not hold $what', ({ url }) => {
    expect(queueAddress(url)).toEqual({
      problem: expect.stringMatching(/^must be redis:\/\/host:6379 .*postgres:\/\//),
    });
  });

  test('may not number a database of a cluster, nor break an encoded letter', () => {
    expect(queueAddress('redis://a,b/1')).toEqual({ problem: expect.stringContaining('leave the number out') });
    expect(queueAddress('redis://:100%@a')).toEqual({ problem: expect.stringContaining('%25') });
  });
});
