import { z } from "zod";

/** A seed for the lots of a draw: 128 bits, as the server makes them and shows them in the preview. */
export const lotsSeedSchema = z.string().regex(/^[0-9a-f]{32}$/, "Sorteio inválido: gere a prévia de novo");
