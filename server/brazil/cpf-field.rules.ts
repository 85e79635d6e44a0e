import { z } from "zod";
import { optionalCleanString } from "../platform/text-fields.rules";
import { cpfProblem, normaliseCpf } from "./cpf.rules";

/** A CPF that may be left out: its 11 digits, or null. */
export const optionalCpf = optionalCleanString().transform((typed, ctx) => {
  const message = cpfProblem(typed ?? "");
  if (message !== null) {
    ctx.addIssue({ code: "custom", message });
    return z.NEVER;
  }
  return typed === null ? null : normaliseCpf(typed);
});
