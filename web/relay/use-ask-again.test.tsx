import { screen } from "@testing-library/react";
import { graphql } from "react-relay/hooks";
import { expect, test, vi } from "vitest";
import { show } from "../../tests/support/component";
import type { useAskAgainTestQuery } from "../__generated__/useAskAgainTestQuery.graphql";
import { useAskAgain } from "./use-ask-again";

const query = graphql`
  query useAskAgainTestQuery {
    viewer {
      __typename
    }
  }
`;

function Page({ onDone }: { onDone: () => void }) {
  const askAgain = useAskAgain<useAskAgainTestQuery>(query, {});
  return <button onClick={() => askAgain(onDone)}>Atualizar</button>;
}

test("an answer that was asked for before the last change is given up, not taken for the new one", async () => {
  const onDone = vi.fn<() => void>();
  const { server, user } = show(<Page onDone={onDone} />);
  const { mock } = server.environment;
  await user.click(screen.getByRole("button"));
  const [early] = mock.getAllOperations();
  await user.click(screen.getByRole("button"));
  const asked = mock.getAllOperations();
  expect(asked).toHaveLength(1);
  expect(asked[0]).not.toBe(early);
  await server.answers<useAskAgainTestQuery>({ viewer: { __typename: "Viewer" } });
  expect(onDone).toHaveBeenCalledOnce();
});
