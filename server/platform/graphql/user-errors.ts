import { InvalidInput, RuleViolation, TooManyAttempts, type FieldProblem, type UserError } from "../errors";
import { builder } from "./builder";
import { atMost } from "./list-size";

export const UserErrorType = builder.interfaceRef<UserError>("UserError").implement({
  description: "Erro do usuário: a rule said no. The message is for the person, in Portuguese.",
  fields: (t) => ({
    code: t.exposeString("code", { description: "Código: stable, for programs." }),
    message: t.exposeString("message", { description: "Mensagem: what to show, in Portuguese." }),
    path: t.stringList({
      nullable: true,
      description: "Campo: the input field it belongs to, outermost first; null when it concerns all of it.",
      resolve: (error) => error.path && [...error.path],
    }),
  }),
});

const FieldErrorType = builder.objectRef<FieldProblem>("FieldError").implement({
  description: "Erro de campo: what is wrong with one field of the input.",
  authScopes: { public: true },
  fields: (t) => ({
    path: t.exposeStringList("path", { description: "Campo: its place in the input, outermost first." }),
    message: t.exposeString("message", {
      description: "Mensagem: what to show next to the field, in Portuguese.",
    }),
  }),
});

builder.objectType(InvalidInput, {
  name: "InvalidInput",
  description: "Dados inválidos: at least one field of the input breaks a rule.",
  interfaces: [UserErrorType],
  authScopes: { public: true },
  fields: (t) => ({
    fields: t.field({
      type: [FieldErrorType],
      extensions: atMost(100, 2),
      description: "Campos: each field that is wrong, with its first message.",
      resolve: (error) => [...error.fields],
    }),
  }),
});

builder.objectType(RuleViolation, {
  name: "RuleViolation",
  description: "Regra: the state of things forbids it now.",
  interfaces: [UserErrorType],
  authScopes: { public: true },
});

builder.objectType(TooManyAttempts, {
  name: "TooManyAttempts",
  description: "Muitas tentativas: wait before the next one.",
  interfaces: [UserErrorType],
  authScopes: { public: true },
  fields: (t) => ({
    retryInSeconds: t.exposeInt("retryInSeconds", {
      description: "Espera: seconds until the next try may succeed.",
    }),
  }),
});
