/** How long `vi.waitFor` waits (ms) for a state that a busy machine may reach late: no measure of pace. */
export const patiently = { timeout: 15_000, interval: 5 } as const;
