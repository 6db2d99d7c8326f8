// Loaded as a worker to make the browser look again for a newer version that was let in (src/app/update/knock.ts): being loaded is all it is for.
close();
