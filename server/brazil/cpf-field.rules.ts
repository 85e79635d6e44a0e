import { z } from "zod";
import { cleanString, optionalCleanString } from "../platform/text-fields.rules";
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

/** The same, and there has to be one. @param wrong what is said of none and of a wrong one. */
export const requiredCpf = (wrong: string) =>
  cleanString(wrong).transform((typed, ctx) => {
    const cpf = normaliseCpf(typed);
    if (cpf !== "" && cpfProblem(typed) === null) return cpf;
    ctx.addIssue({ code: "custom", message: wrong });
    return z.NEVER;
  });
