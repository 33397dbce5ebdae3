/** Not written yet. */
export async function up(): Promise<void> {}

/** Not written yet. */
export async function down(): Promise<void> {}
