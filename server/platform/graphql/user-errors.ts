import { InvalidInput, RuleViolation, TooManyAttempts, type FieldProblem, type UserError } from "../errors";
import { builder } from "./builder";
import { atMost } from "./connection";

export const UserErrorType = builder.interfaceRef<UserError>("UserError").implement({
  description: "A rule said no (erro do usuário). The message is for the person, in Portuguese.",
  fields: (t) => ({
    code: t.exposeString("code", { description: "Stable, for programs (código)." }),
    message: t.exposeString("message", { description: "What to show, in Portuguese (mensagem)." }),
    path: t.stringList({
      nullable: true,
      description: "The input field it belongs to, outermost first; null when it concerns all of it (campo).",
      resolve: (error) => error.path && [...error.path],
    }),
  }),
});

const FieldErrorType = builder.objectRef<FieldProblem>("FieldError").implement({
  description: "What is wrong with one field of the input (erro de campo).",
  authScopes: { public: true },
  fields: (t) => ({
    path: t.exposeStringList("path", { description: "Its place in the input, outermost first (campo)." }),
    message: t.exposeString("message", {
      description: "What to show next to the field, in Portuguese (mensagem).",
    }),
  }),
});

builder.objectType(InvalidInput, {
  name: "InvalidInput",
  description: "At least one field of the input breaks a rule (dados inválidos).",
  interfaces: [UserErrorType],
  authScopes: { public: true },
  fields: (t) => ({
    fields: t.field({
      type: [FieldErrorType],
      extensions: atMost(100, 2),
      description: "Each field that is wrong, with its first message (campos).",
      resolve: (error) => [...error.fields],
    }),
  }),
});

builder.objectType(RuleViolation, {
  name: "RuleViolation",
  description: "The state of things forbids it now (regra).",
  interfaces: [UserErrorType],
  authScopes: { public: true },
});

builder.objectType(TooManyAttempts, {
  name: "TooManyAttempts",
  description: "Too many attempts; wait before the next one (muitas tentativas).",
  interfaces: [UserErrorType],
  authScopes: { public: true },
  fields: (t) => ({
    retryInSeconds: t.exposeInt("retryInSeconds", {
      description: "Seconds until the next try may succeed (espera).",
    }),
  }),
});
