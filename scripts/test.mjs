// npm test: runs every stage, even after a failed one, and ends with one report: failures, tests that passed on their second
// attempt, the slowest files, and the counts. Some stages run in parallel.
import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { root } from "./build.mjs";

const reports = mkdtempSync(join(tmpdir(), "praia-test-"));
const listed = 10;

/** A script of package.json; with a report file if it runs tests. */
const check = (title, script) => ({ title, command: ["npm", "run", "--silent", script] });
const vitest = (title, script) => ({
  title,
  command: [
    ...check(title, script).command,
    "--",
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${join(reports, `${script}.json`)}`,
  ],
  report: join(reports, `${script}.json`),
  read: readVitest,
});
const playwright = (title, script) => ({
  title,
  command: [...check(title, script).command, "--", "--reporter=list,json"],
  env: { PLAYWRIGHT_JSON_OUTPUT_NAME: join(reports, `${script}.json`) },
  report: join(reports, `${script}.json`),
  read: readPlaywright,
});

/** The first lines of a failure's message, without colours and stack. */
const inShort = (message) =>
  stripVTControlCharacters(message ?? "")
    .split("\n")
    .filter((line) => line.trim() !== "" && !/^\s+at /.test(line))
    .slice(0, 6)
    .map((line) => line.slice(0, 300))
    .join("\n      ");

/** @returns per file: its name, seconds, the count of passed tests; failures and flaky tests with their messages. */
function readVitest({ testResults }) {
  return testResults.map(({ name, startTime, endTime, status, message, assertionResults }) => {
    const told = (wanted) =>
      assertionResults
        .filter((test) => test.status === wanted && test.failureMessages.length > 0)
        .map(({ fullName, failureMessages }) => ({ title: fullName, message: inShort(failureMessages[0]) }));
    const failures = told("failed");
    if (failures.length === 0 && status === "failed")
      failures.push({ title: "(file)", message: inShort(message) });
    return {
      file: relative(root, name),
      seconds: (endTime - startTime) / 1000,
      passed: assertionResults.filter((test) => test.status === "passed").length,
      failures,
      flaky: told("passed"),
    };
  });
}

/** A test that passed on its second attempt counts as passed, and is listed as flaky. */
function readPlaywright({ suites, errors }) {
  const specsOf = (suite) => [...suite.specs, ...(suite.suites ?? []).flatMap(specsOf)];
  const files = suites.map((suite) => {
    const tests = specsOf(suite).flatMap(({ title, tests: runs }) => runs.map((run) => ({ ...run, title })));
    const told = (wanted) =>
      tests
        .filter(({ status }) => status === wanted)
        .map(({ title, results }) => ({ title, message: inShort(results[0]?.error?.message) }));
    return {
      file: join("tests", "e2e", suite.file),
      seconds:
        tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0) / 1000,
      passed: tests.filter(({ status }) => status === "expected" || status === "flaky").length,
      failures: told("unexpected"),
      flaky: told("flaky"),
    };
  });
  const general = errors.map(({ message }) => ({ title: "(run)", message: inShort(message) }));
  if (general.length > 0)
    files.push({ file: "tests/e2e", seconds: 0, passed: 0, failures: general, flaky: [] });
  return files;
}

function run({ command: [command, ...args], env }) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      shell: process.platform === "win32",
      env: { ...process.env, NO_COLOR: "1", ...env },
    });
    let output = "";
    child.stdout.on("data", (chunk) => (output += chunk));
    child.stderr.on("data", (chunk) => (output += chunk));
    child.on("close", (code) => resolve({ code: code ?? 1, output }));
  });
}

const startedAt = Date.now();
const seconds = (since) => `${((Date.now() - since) / 1000).toFixed(1)} s`;
const files = [];
const stages = [];
/** The failures of every stage: place, test and message. */
const failures = [];

async function perform(step) {
  const since = Date.now();
  const { code, output } = await run(step);
  const read = step.report ? readReport(step) : [];
  files.push(...read);
  const passed = read.reduce((sum, file) => sum + file.passed, 0);
  const found = read.flatMap(({ file, failures: of }) => of.map((failure) => ({ file, ...failure })));
  const isEmpty = step.report !== undefined && passed + found.length === 0;
  const works = code === 0 && found.length === 0 && !isEmpty;
  if (!works && found.length === 0)
    found.push({
      file: step.title,
      title: isEmpty ? "nenhum teste foi executado" : `terminou com ${code}`,
      message: inShort(output.trimEnd().split("\n").slice(-12).join("\n")),
    });
  failures.push(...found);
  const failed = found.length > 0 ? `, ${found.length} falharam` : "";
  const counted = step.report ? `, ${passed} passaram${failed}` : "";
  const line = `${works ? "✓" : "✗"} ${step.title} (${seconds(since)}${counted})`;
  stages.push(line);
  console.log(line);
  if (!works) console.log(output.trimEnd());
}

/** Empty if the runner crashed before it wrote the report. */
function readReport({ report, read }) {
  try {
    return read(JSON.parse(readFileSync(report, "utf8")));
  } catch {
    return [];
  }
}

const inTurn = async (steps) => {
  for (const step of steps) await perform(step);
};

await perform(check("Código gerado", "generate:code"));
const upToDate = perform(check("Artefatos em dia", "check:stale"));
const sources = async () => {
  await upToDate;
  await inTurn([
    check("Lint e tipos", "lint:code"),
    check("Fronteiras", "lint:borders"),
    check("Formatação", "lint:format"),
  ]);
};
const quickTests = async () => {
  await perform(vitest("Testes unitários", "test:unit"));
  await perform(check("Construção", "build"));
};
await Promise.all([sources(), quickTests()]);
// The browser waits for pages, the API's tests for the database, and the faults for processes: each has time for the others.
await Promise.all([
  perform(playwright("Testes de ponta a ponta", "test:e2e")),
  perform(vitest("Testes da API", "test:api")),
  perform(vitest("Testes de falhas", "test:faults")),
]);
rmSync(reports, { recursive: true, force: true });

const list = (title, lines) => {
  if (lines.length > 0) console.log(`\n${title}\n${lines.join("\n")}`);
};
list("Etapas:", stages);
const inFull = ({ file, title, message }) => `  ${file}\n    ${title}\n      ${message}`;
list("O que falhou:", failures.map(inFull));
list(
  "Passaram só na segunda tentativa:",
  files.flatMap(({ file, flaky }) => flaky.map((test) => inFull({ file, ...test }))),
);
list(
  "Arquivos de teste mais demorados:",
  files
    .toSorted((a, b) => b.seconds - a.seconds)
    .slice(0, listed)
    .map(({ file, seconds: taken }) => `${taken.toFixed(1).padStart(8)} s  ${file}`),
);
console.log(`\n${failures.length === 0 ? "Tudo certo" : "Há problemas"} em ${seconds(startedAt)}`);
console.log(`${files.reduce((sum, { passed }) => sum + passed, 0)} passed, ${failures.length} failed`);
process.exit(failures.length === 0 ? 0 : 1);
