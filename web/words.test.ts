import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "..");

function sources(folder: string, of: RegExp): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && of.test(entry.name) && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !path.includes("__generated__"));
}

/** What stands in quotes or between tags on a line of code, with the file it stands in. */
function textsIn(path: string): string[] {
  const lines = readFileSync(path, "utf8").replaceAll('{" "}', "").split("\n");
  return lines
    .filter((line) => /\.\.\.|email|day use/i.test(line) && !/^\s*(\/\/|\/?\*|import )/.test(line))
    .flatMap(
      (line) =>
        line.match(/"[^"]*"|`[^`]*`/g) ??
        (path.endsWith("x") && /^\s*[\p{L}“][^;=()]*$/u.test(line) ? [line] : []),
    )
    .map((text) => `${text.trim().replace(/^["`]|["`]$/g, "")} (${relative(root, path)})`);
}

const files = [
  ...sources("web", /\.tsx?$/),
  ...sources("server", /\.(rules|errors|action|step|mutation|type)\.ts$/),
];
const texts = files.flatMap(textsIn);

/** Words that the specification quotes: they stay to the letter. */
const waiting =
  /^(Salvando|Entrando|Cadastrando|Redirecionando|Atualizando|Verificando acesso|Carregando perfil|Carregando transações|Buscar por nome ou categoria)\.\.\. \(/;
const aboutEmail =
  /^(Email|Email inválido|Email obrigatório|Email ou senha incorretos|Email não (encontrado|disponível)|Email não confirmado\. Entre em contato com o suporte\.|Por favor, insira seu email para continuar\.|Este email já está cadastrado\.?|Verifique seu email para confirmar a conta\.?) \(/;

test("an ongoing action ends with the sign '…', not with three dots", () => {
  const dotted = texts.filter((text) => /[a-zà-ú]\.\.\./.test(text));
  expect(dotted.length).toBeGreaterThan(5);
  expect(dotted.filter((text) => !waiting.test(text))).toEqual([]);
});

test("'e-mail' is spelt so in all words of our own", () => {
  // A lone "email" is a field's name.
  const told = texts.filter((text) => /\bEmail\b|[a-zà-ú,.] email\b|\bemail [a-zà-ú]/.test(text));
  expect(told.length).toBeGreaterThan(5);
  expect(told.filter((text) => !aboutEmail.test(text))).toEqual([]);
});

test("'Day Use' is spelt as the specification spells it", () => {
  // English sentences of the API's descriptions speak of many.
  const told = texts.filter((text) => /day use\b/i.test(text) && !/\bclasses\b/.test(text));
  expect(told.length).toBeGreaterThan(5);
  expect(told.filter((text) => !/\bDay Use\b/.test(text))).toEqual([]);
});

test("a score has the sign 'x' between its numbers", () => {
  const otherSign = /\d ?× ?\d|(games|sets|points|tie-?break|won|lost)[^{}]*\} ?[-–×] ?\$?\{/i;
  const lines = files.flatMap((path) =>
    readFileSync(path, "utf8")
      .split("\n")
      .filter((line) => otherSign.test(line) && !/^\s*(\/\/|\/?\*)/.test(line))
      .map((line) => `${line.trim()} (${relative(root, path)})`),
  );
  expect(lines).toEqual([]);
});
