import type { Page } from "@playwright/test";
import { demoAthletes, regulars } from "../../prisma/demo/athletes";
import { demoCalendar } from "../../prisma/demo/calendar";
import { people } from "../../prisma/demo/people";
import { tournamentId } from "../../prisma/demo/tournament-rows";
import { ask, tokenOf } from "../support/ask";
import { expect, test } from "../support/browser-test";
import { signInAs } from "../support/sign-in";

/** How many sheets the draws of a tournament take on A4. */
async function sheets(page: Page, key: string): Promise<number> {
  await page.goto(`/arena-tournament/${key}/bracket`);
  await expect(page.getByRole("button", { name: "Imprimir" })).toBeVisible();
  const pdf = await page.pdf({ format: "A4", preferCSSPageSize: true });
  return pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

/** A direct knockout of so many mixed pairs of the demo arena, drawn. @returns the tournament's key. */
async function drawnKnockout(page: Page, count: number): Promise<string> {
  const token = await tokenOf(page.request, people.mainManager.email);
  const send = (query: string, input: object) => ask(page.request, query, { input }, token);
  const { viewer } = await ask(page.request, `query { viewer { arena { id } } }`, {}, token);
  const { createTournament } = await send(
    `mutation ($input: CreateTournamentInput!) { createTournament(input: $input) {
      ... on CreateTournamentSuccess { tournament { id key categories { id } } } } }`,
    {
      arenaId: viewer.arena.id,
      name: `Aberto do papel ${Date.now()}`,
      category: "Pro",
      gender: "MIXED",
      kind: "INTERNAL",
      startDate: "2030-01-06",
      feeInCents: 0,
      openToOtherArenas: false,
    },
  );
  const { id: tournamentGlobalId, key, categories } = createTournament.tournament;
  const categoryId = categories[0].id;
  await send(
    `mutation ($input: UpdateCategoryRulesInput!) { updateCategoryRules(input: $input) { __typename } }`,
    { categoryId, drawFormat: "KNOCKOUT", thirdPlace: true },
  );
  const athletes = demoAthletes(demoCalendar(new Date()));
  const [men, women] = (["MALE", "FEMALE"] as const).map((gender) =>
    regulars(athletes, { arena: "main", levels: ["FUN", "D", "C", "B"], gender }),
  );
  const lines = Array.from({ length: count }, (_, index) =>
    [men?.[index], women?.[index]].flatMap((one) => [one?.fullName, one?.row.email]).join(";"),
  );
  await send(`mutation ($input: ImportEnrolmentsInput!) { importEnrolments(input: $input) { __typename } }`, {
    tournamentId: tournamentGlobalId,
    apply: true,
    allOrNothing: true,
    csv: ["Atleta 1;E-mail 1;Atleta 2;E-mail 2", ...lines].join("\n"),
  });
  const { tournament } = await ask(
    page.request,
    `query ($key: UUID!) { tournament(key: $key) { categories { drawPreview { lotsSeed key matchCount } } } }`,
    { key },
    token,
  );
  const { matchCount, ...preview } = tournament.categories[0].drawPreview;
  expect(matchCount).toBe(count); // one less, and the one for third place
  await send(`mutation ($input: DrawCategoryInput!) { drawCategory(input: $input) { __typename } }`, {
    categoryId,
    ...preview,
  });
  return key;
}

test("draws go to paper on as few sheets as can be read", async ({ page }) => {
  await signInAs(page, people.mainManager.email);
  await test.step("thirteen pairs, groups and knockout: one", async () => {
    expect(await sheets(page, tournamentId("interno-hoje"))).toBe(1);
  });
  await test.step("a Super 8 with its classification: one", async () => {
    expect(await sheets(page, tournamentId("super8-hoje"))).toBe(1);
  });
  await test.step("a direct knockout of 32 pairs: one", async () => {
    expect(await sheets(page, await drawnKnockout(page, 32))).toBe(1);
  });
});
