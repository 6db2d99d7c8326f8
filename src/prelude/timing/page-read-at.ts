/** When this page was read, in milliseconds since 1970 by the clock of the device: as old is whatever the server wrote into its document. */
export const pageReadAt = Date.now();
