import type { Page } from "@playwright/test";
import { people } from "../../prisma/demo/people";
import { tournamentId } from "../../prisma/demo/tournament-rows";
import { problemsShownOn } from "../support/accessibility";
import { expect, test } from "../support/browser-test";
import { signInAs } from "../support/sign-in";

const open = [
  "/",
  "/auth",
  "/auth?aba=cadastrar",
  "/auth-athlete",
  "/auth-athlete?aba=cadastrar",
  "/federation-auth",
  "/federation-auth?aba=cadastrar",
  "/admin-auth",
  "/explorador",
  "/torneios",
  ...["", "?aba=inscricao", "?aba=grupos", "?aba=chave", "?aba=meus-jogos", "?aba=resultados", "/tv"].map(
    (part) => `/torneio/${tournamentId("interno-hoje")}${part}`,
  ),
  "/confirmar-email",
  "/convite/incompleto",
  "/placar/incompleto",
  "/nao-existe",
];
const today = `/arena-tournament/${tournamentId("super8-hoje")}`;
const forManagers = [
  "/arena-dashboard",
  "/arena-tournaments",
  ...["participantes", "chaveamento", "resultados", "classificacao"].map((tab) => `${today}?aba=${tab}`),
  `${today}/bracket`,
  `${today}/qr`,
  "/arbitragem",
  `${today}/schedule`,
  `/arena-tournament/${tournamentId("interno-hoje")}/schedule`,
  `${today}/enrolments`,
  `/arena-tournament/${tournamentId("copa-duplas")}/enrolments`,
];

const areas = [
  { person: people.mainManager, door: "/auth", paths: forManagers },
  {
    person: people.athlete,
    door: "/auth-athlete",
    paths: [`/user-profile/${people.athlete.id}`, "/user-profile/ninguem", "/conta"],
  },
  { person: people.federationManager, door: "/federation-auth", paths: ["/federation", "/conta"] },
  { person: people.waitingFederationManager, door: "/federation-auth", paths: ["/federation"] },
  { person: people.admin, door: "/admin-auth", paths: ["/admin", "/admin/passwords"] },
];

async function problemsOf(page: Page, path: string): Promise<string[]> {
  await page.goto(path);
  await page.waitForLoadState("networkidle");
  await expect(page.locator("h1")).toHaveCount(1);
  return (await problemsShownOn(page)).map((problem) => `${path}: ${problem}`);
}

for (const colorScheme of ["light", "dark"] as const)
  for (const width of [1440, 360])
    test(`every page is accessible and fits, ${width} px, ${colorScheme}`, async ({ browser }) => {
      test.setTimeout(300_000);
      const look = { colorScheme, reducedMotion: "reduce", viewport: { width, height: 800 } } as const;
      const problems: string[] = [];
      const visitor = await browser.newContext(look);
      const visited = await visitor.newPage();
      for (const path of open) problems.push(...(await problemsOf(visited, path)));
      await visitor.close();
      for (const { person, door, paths } of areas) {
        const context = await browser.newContext(look);
        const page = await context.newPage();
        await signInAs(page, person.email, door);
        for (const path of paths) problems.push(...(await problemsOf(page, path)));
        await context.close();
      }
      expect(problems).toEqual([]);
    });
