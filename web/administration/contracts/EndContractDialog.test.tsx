import { screen } from "@testing-library/react";
import { graphql } from "react-relay/hooks";
import { expect, test, vi } from "vitest";
import { brasiliaTime } from "../../../server/platform/time/time-zone.rules";
import { problemsShown, showWith } from "../../../tests/support/component";
import { codeArrived } from "../../../tests/support/mock-server";
import type { EndContractDialogTestQuery } from "../../__generated__/EndContractDialogTestQuery.graphql";
import type { ContractFormEndMutation as EndMutation } from "../../__generated__/ContractFormEndMutation.graphql";
import { today } from "../../ui/format";
import { contractRow } from "./contract-row";
import { EndContractDialog } from "./ContractActDialogs";

const record = {
  __typename: "Contract" as const,
  id: "contrato",
  key: "chave",
  arena: { id: "dunas", name: "Arena Dunas" },
  federation: null,
  plan: "Plano Clube",
  billingPeriod: "MONTHLY" as const,
  priceInCents: 49_000,
  firstDay: "2026-01-01",
  lastDay: "2026-12-31",
  termEnd: "2026-12-31",
  renewsItself: false,
  termMonths: null,
  state: "RUNNING" as const,
  daysLeft: null,
  endedOn: null,
  version: 2,
};

test("it asks why, tells what the server refuses beside the day, and of two admins the second once more", async () => {
  const onClose = vi.fn<() => void>();
  const { user, fill, server } = showWith<EndContractDialogTestQuery>(
    graphql`
      query EndContractDialogTestQuery @relay_test_operation @raw_response_type {
        allContracts(first: 1) {
          edges {
            node {
              ...contractRow_contract
            }
          }
        }
      }
    `,
    { allContracts: { edges: [{ node: record }] } },
    ({ allContracts }) =>
      allContracts.edges.map(({ node }) => (
        <EndContractDialog key="one" open contract={contractRow(node)} onClose={onClose} />
      )),
  );
  await codeArrived();
  expect(await problemsShown()).toEqual([]);
  const end = () => user.click(screen.getByRole("button", { name: "Encerrar" }));
  await end();
  expect(server.sent()).toEqual([]);
  expect(screen.getByLabelText(/^Motivo/)).toHaveAccessibleDescription(/Diga o motivo/);
  await fill(/^Motivo/, "Mudou de plano");
  await end();
  const endsOn = today(brasiliaTime);
  expect(server.sent()).toEqual([{ contractId: "contrato", version: 2, endsOn, reason: "Mudou de plano" }]);
  const message = "O contrato já termina em 31/12/2026";
  await server.answers<EndMutation>({
    endContract: { __typename: "InvalidInput", fields: [{ path: ["endsOn"], message }] },
  });
  expect(screen.getByLabelText(/^A partir de/)).toHaveAccessibleDescription(message);

  await end();
  const meanwhile = "Outra pessoa salvou este contrato enquanto você editava.";
  await server.answers<EndMutation>({
    endContract: {
      __typename: "ContractChangedMeanwhile",
      message: meanwhile,
      contract: { ...record, version: 3 },
    },
  });
  expect(screen.getByText(meanwhile)).toBeVisible();
  expect(onClose).not.toHaveBeenCalled();
  await end();
  expect(server.sent()).toEqual([expect.objectContaining({ version: 3 })]);
  const ended = {
    ...record,
    state: "ENDED" as const,
    endedOn: endsOn,
    endReason: "Mudou de plano",
    version: 4,
  };
  await server.answers<EndMutation>({
    endContract: {
      __typename: "EndContractSuccess",
      contract: ended,
    },
  });
  expect(onClose).toHaveBeenCalledOnce();
  expect(await screen.findByText("Contrato encerrado")).toBeVisible();
});
