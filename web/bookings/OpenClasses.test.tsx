import { screen } from "@testing-library/react";
import { graphql } from "react-relay/hooks";
import { expect, test } from "vitest";
import { problemsShown, showWith } from "../../tests/support/component";
import type { OpenClassesTestQuery } from "../__generated__/OpenClassesTestQuery.graphql";
import { OpenClasses } from "./OpenClasses";

const oneClass = {
  sessionId: "aula-1",
  startsAt: "2026-04-07T21:00:00.000Z",
  endsAt: "2026-04-07T22:00:00.000Z",
  name: null,
  category: "C",
  freePlaces: 3,
  priceInCents: 6000,
  isOwnLevel: false,
};

const arena = { id: "arena", key: "dunas", name: "Arena das Dunas", timeZone: "America/Sao_Paulo" };

const showClasses = () =>
  showWith<OpenClassesTestQuery>(
    graphql`
      query OpenClassesTestQuery @relay_test_operation @raw_response_type {
        publicArena(key: "dunas") {
          ...OpenClasses_arena
          day {
            ...OpenClasses_day
          }
        }
      }
    `,
    {
      publicArena: { ...arena, viewerJoining: "OPEN", viewerRequest: null, day: { classes: [oneClass] } },
    },
    ({ publicArena }) =>
      publicArena?.day ? (
        <OpenClasses
          arena={publicArena}
          day={publicArena.day}
          on="2026-04-07"
          path="/arena/dunas?dia=2026-04-07"
        />
      ) : null,
  );

test("a visitor reads what a place costs, and signs in or up to come back to the same class", async () => {
  const { user } = showClasses();
  expect(screen.getByText(/^3 vagas · R\$\s60,00, ou um crédito$/)).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Reservar Aula C, 18:00" }));
  const back = encodeURIComponent("/arena/dunas?dia=2026-04-07&aula=aula-1");
  expect(await screen.findByRole("link", { name: "Entrar" })).toHaveAttribute(
    "href",
    `/auth-athlete?voltar=${back}`,
  );
  expect(screen.getByRole("link", { name: "Criar conta" })).toHaveAttribute(
    "href",
    `/auth-athlete?aba=cadastrar&voltar=${back}`,
  );
  expect(await problemsShown()).toEqual([]);
});
