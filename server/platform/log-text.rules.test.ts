import { expect, test } from "vitest";
import { loggedText } from "./log-text.rules";

test.each([
  ["o e-mail maria@praia.example já existe", "o e-mail … já existe"],
  ["CPF 123.456.789-09, ou 123 456 789 09, ou 12345678909", "CPF …, ou …, ou …"],
  ["nascida em 14/03/1990 (1990-03-14)", "nascida em …)"],
  ["senha AreiaFofa2026 e token eyJhbGciOi.J9.x-1", "senha … e token …"],
  ["telefone (48) 99999-0000", "telefone (…"],
  [
    "Unexpected token 'm', \"maria silva\" is not valid JSON",
    "Unexpected token '…', \"…\" is not valid JSON",
  ],
  ["chave “Maria Silva” repetida", "chave “…” repetida"],
])("%s", (message, logged) => expect(loggedText(message)).toBe(logged));

test.each([
  'violates check constraint "usuarios_email_minusculo"',
  "Raw query failed. Code: `23514`.",
  "Can't reach it, and it's down",
  "failed, attempt 3 of 25 (P2002)",
  "Argument `fullName`: Invalid value provided",
])("%s says what went wrong, and stays", (message) => expect(loggedText(message)).toBe(message));
