import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A line to a server that lets so many bytes through in a second, whatever the number of connections, and counts them. */
export interface CountedLine {
  readonly url: string;
  /** Bytes that the server's answers had, as they came over the line, since it was opened. */
  readonly received: () => number;
  readonly close: () => void;
}

/** How often the line lets bytes through, in milliseconds. */
const TURN = 10;

export async function countedLine(origin: string, bytesPerSecond: number): Promise<CountedLine> {
  const { hostname, port } = new URL(origin);
  const waiting: { readonly to: Socket; readonly from: Socket; part: Buffer }[] = [];
  const open = new Set<Socket>();
  let passed = 0;
  const server = createServer((near) => {
    const far = connect(Number(port), hostname);
    for (const socket of [near, far]) {
      open.add(socket);
      // A browser that leaves in the middle is no fault of the line.
      socket.on('error', () => socket.destroy());
      socket.on('close', () => open.delete(socket));
    }
    near.pipe(far);
    far.on('data', (part: Buffer) => {
      waiting.push({ to: near, from: far, part });
      // As a real line would: what is not through yet holds back what follows.
      far.pause();
    });
    far.on('end', () => {
      if (!waiting.some(({ to }) => to === near)) near.end();
    });
    near.on('close', () => far.destroy());
  });
  const turn = setInterval(() => {
    let left = (bytesPerSecond * TURN) / 1_000;
    while (left > 0 && waiting.length > 0) {
      const next = waiting.shift() as (typeof waiting)[number];
      const sent = next.part.subarray(0, left);
      passed += sent.length;
      left -= sent.length;
      next.to.write(sent);
      next.part = next.part.subarray(sent.length);
      // Connections take turns, as they share a line.
      if (next.part.length > 0) waiting.push(next);
      else if (next.from.readableEnded) next.to.end();
      else next.from.resume();
    }
  }, TURN);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received: () => passed,
    close() {
      clearInterval(turn);
      server.close();
      for (const socket of open) socket.destroy();
    },
  };
}
