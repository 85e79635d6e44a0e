import { act, fireEvent, screen } from "@testing-library/react";
import { createRef } from "react";
import { graphql } from "react-relay/hooks";
import { expect, test, vi } from "vitest";
import { showWith } from "../../../tests/support/component";
import type { EnrolmentsListTestQuery } from "../../__generated__/EnrolmentsListTestQuery.graphql";
import type { AskAbout } from "./enrolment-questions";
import { EnrolmentsList, type EnrolmentsListHandle } from "./EnrolmentsList";

const query = graphql`
  query EnrolmentsListTestQuery @relay_test_operation @raw_response_type {
    tournament(key: "torneio") {
      ...EnrolmentsList_tournament
    }
  }
`;

test("news that come while a filter is being chosen ask for what was chosen", async () => {
  const list = createRef<EnrolmentsListHandle>();
  const categories = ["Fun", "Individual C"].map((name) => ({ id: name, name, takesEntries: true }));
  const { server } = showWith<EnrolmentsListTestQuery>(
    query,
    { tournament: { id: "torneio", categories, entries: { edges: [], pageInfo: { hasNextPage: false } } } },
    ({ tournament }) =>
      tournament && <EnrolmentsList ref={list} tournament={tournament} onAsk={vi.fn<AskAbout>()} />,
  );
  await act(async () => {
    fireEvent.change(await screen.findByLabelText("Categoria"), { target: { value: "Individual C" } });
    list.current?.reload();
  });
  expect(server.sent().at(-1)).toMatchObject({ categoryId: "Individual C" });
});
