import { screen } from "@testing-library/react";
import { graphql } from "react-relay/hooks";
import { expect, test, vi } from "vitest";
import { problemsShown, showWith } from "../../../tests/support/component";
import { codeArrived } from "../../../tests/support/mock-server";
import type { ShareDialogTestQuery } from "../../__generated__/ShareDialogTestQuery.graphql";
import { ShareDialog } from "./TournamentDialogs";

const key = "00000000-0000-0000-0000-000000000001";
const path = `/torneio/${key}`;

async function open(status: "REGISTRATION_OPEN" | "IN_PROGRESS") {
  showWith<ShareDialogTestQuery>(
    graphql`
      query ShareDialogTestQuery @relay_test_operation @raw_response_type {
        tournament(key: "00000000-0000-0000-0000-000000000001") {
          ...TournamentDialogs_shareDialogTournament
        }
      }
    `,
    { tournament: { key, name: "Torneio de Verão", status } },
    ({ tournament }) =>
      tournament ? <ShareDialog tournament={tournament} open onClose={vi.fn<() => void>()} /> : null,
  );
  await codeArrived();
}

test("while it is played the page goes out as a link, by WhatsApp, as a QR code and onto the television", async () => {
  await open("IN_PROGRESS");
  const address = `${location.origin}${path}`;
  expect(screen.getByRole("textbox", { name: "Endereço da página do torneio" })).toHaveValue(address);
  expect(screen.getByRole("img", { name: "QR code da página de Torneio de Verão" })).toBeVisible();
  expect(screen.getByRole("link", { name: "WhatsApp" }).getAttribute("href")).toContain(
    encodeURIComponent(address),
  );
  expect(screen.getByRole("link", { name: "Painel de TV" })).toHaveAttribute("href", `${path}/tv`);
  expect(await problemsShown()).toEqual([]);
});

test("before the draw there is nothing to show on a television", async () => {
  await open("REGISTRATION_OPEN");
  expect(screen.getByRole("link", { name: "WhatsApp" })).toBeVisible();
  expect(screen.getByRole("link", { name: "Cartaz A4" })).toHaveAttribute("href", `${path}/cartaz`);
  expect(screen.queryByRole("link", { name: "Painel de TV" })).toBeNull();
});
