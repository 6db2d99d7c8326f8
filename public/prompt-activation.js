// Loaded as a worker to make the browser look again for a newer version that was told to take over (src/app/update/prompt-activation.ts): being loaded is all it is for.
close();
