import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/** What is still being answered when the process stops may take this long. */
const graceMs = 5_000;

/**
 * A process that stops waits for every connection that is not idle. Two kinds would hold it: one on which nothing was
 * ever asked, which Node does not count as idle, and one whose client is too slow.
 * @returns to be called when the server is about to close
 */
export function watchConnections(server: Server): () => void {
  const open = new Set<Socket>();
  server.on('connection', (socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  return () => {
    for (const socket of open) if (socket.bytesRead === 0) socket.destroy();
    setTimeout(() => server.closeAllConnections(), graceMs).unref();
  };
}
