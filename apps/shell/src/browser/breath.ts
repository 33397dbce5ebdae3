/** Lets the page answer whoever touched it meanwhile: work in one long piece would leave a telephone deaf to a tap. */
export const breath = (): Promise<unknown> => new Promise((resolve) => setTimeout(resolve));
