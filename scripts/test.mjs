// npm test: every check in turn, a line for each, everything they print only when they fail, a summary at the end.
import { spawn } from "node:child_process";
import { stripVTControlCharacters } from "node:util";
import { root } from "./build.mjs";

const steps = [
  ["Código gerado", ["npm", "run", "--silent", "generate:prisma"]],
  ["Lint e arquitetura", ["npm", "run", "--silent", "lint"]],
  ["Tipos", ["npm", "run", "--silent", "typecheck"]],
  ["Artefatos em dia", ["npm", "run", "--silent", "check:stale"]],
  ["Testes unitários", ["npm", "run", "--silent", "test:unit"]],
  ["Testes da API", ["npm", "run", "--silent", "test:api"]],
  ["Testes de ponta a ponta", ["npm", "run", "--silent", "test:e2e"]],
];

function run([command, ...args]) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      shell: process.platform === "win32",
      env: { ...process.env, NO_COLOR: "1" },
    });
    let output = "";
    child.stdout.on("data", (chunk) => (output += chunk));
    child.stderr.on("data", (chunk) => (output += chunk));
    child.on("close", (code) => resolve({ code: code ?? 1, output }));
  });
}

/** How many tests a runner says it passed and failed; the runners' own closing lines. */
function countTests(coloured) {
  const output = stripVTControlCharacters(coloured);
  const vitest = /^\s*Tests\s+(?:(\d+) failed \| )?(?:(\d+) passed)?/m.exec(output);
  if (vitest) return { passed: Number(vitest[2] ?? 0), failed: Number(vitest[1] ?? 0) };
  const passed = /^\s*(\d+) passed/m.exec(output);
  const failed = /^\s*(\d+) failed/m.exec(output);
  return { passed: Number(passed?.[1] ?? 0), failed: Number(failed?.[1] ?? 0) };
}

const startedAt = Date.now();
const seconds = (since) => `${((Date.now() - since) / 1000).toFixed(1)} s`;
const total = { passed: 0, failed: 0 };
let broken = 0;
for (const [title, command] of steps) {
  const since = Date.now();
  const { code, output } = await run(command);
  const { passed, failed } = title.startsWith("Testes") ? countTests(output) : { passed: 0, failed: 0 };
  total.passed += passed;
  total.failed += failed;
  const counted =
    passed + failed > 0 ? `, ${passed} passaram${failed > 0 ? `, ${failed} falharam` : ""}` : "";
  console.log(`${code === 0 ? "✓" : "✗"} ${title} (${seconds(since)}${counted})`);
  if (code !== 0) {
    broken += 1;
    if (failed === 0) total.failed += 1;
    console.log(output.trimEnd());
  } else if (title.startsWith("Testes") && passed === 0) {
    broken += 1;
    total.failed += 1;
    console.log("Nenhum teste foi executado.");
  }
}
console.log(`\n${broken === 0 ? "Tudo certo" : `${broken} etapa(s) com problema`} em ${seconds(startedAt)}`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(broken === 0 ? 0 : 1);
