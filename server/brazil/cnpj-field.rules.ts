import { z } from "zod";
import { cleanString, optionalCleanString } from "../platform/text-fields.rules";
import { cnpjProblem, normaliseCnpj } from "./cnpj.rules";

/**
 * A CNPJ, typed with or without its mask; it comes out without.
 * @param messages what is said of none at all, and of a wrong one; without the latter, what is wrong with it.
 */
export const requiredCnpj = (missing: string, wrong?: string) =>
  cleanString(missing).transform((typed, ctx) => {
    const cnpj = normaliseCnpj(typed);
    const problem = cnpjProblem(typed);
    const message = cnpj === "" ? missing : problem === null ? null : (wrong ?? problem);
    if (message === null) return cnpj;
    ctx.addIssue({ code: "custom", message });
    return z.NEVER;
  });

/** The same, and nothing typed is nothing known. */
export const optionalCnpj = (wrong: string) =>
  optionalCleanString().transform((typed, ctx) => {
    if (typed === null) return null;
    if (cnpjProblem(typed) === null) return normaliseCnpj(typed) || null;
    ctx.addIssue({ code: "custom", message: wrong });
    return z.NEVER;
  });
