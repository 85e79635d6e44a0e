import { ChakraProvider } from "@chakra-ui/react/styled-system";
import { act, render, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import axe from "axe-core";
import type { ReactNode } from "react";
import { RelayEnvironmentProvider, useLazyLoadQuery } from "react-relay/hooks";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import type { GraphQLTaggedNode, OperationType } from "relay-runtime";
import { EnvironmentSource } from "../../web/relay/environment-source";
import { system } from "../../web/ui/theme/system";
import { ToastDeck } from "../../web/ui/ToastDeck";
import { mockServer, settled, type PartOf } from "./mock-server";

/** Shows a component as the web app does: theme, toasts, router and Relay, whose server is the test. */
export function show(component: ReactNode, server = mockServer()) {
  const router = createMemoryRouter([{ path: "*", element: component }]);
  render(
    <ChakraProvider value={system}>
      <ToastDeck />
      <EnvironmentSource value={async () => server.environment}>
        <RelayEnvironmentProvider environment={server.environment}>
          <RouterProvider router={router} />
        </RelayEnvironmentProvider>
      </EnvironmentSource>
    </ChakraProvider>,
  );
  const person = userEvent.setup({ delay: null });
  return {
    server,
    router,
    /** What a person does; each step ends when the screen has come to rest. */
    user: {
      click: settled(person.click),
      dblClick: settled(person.dblClick),
      keyboard: settled(person.keyboard),
      selectOptions: settled(person.selectOptions),
      tab: settled(person.tab),
      type: settled(person.type),
      upload: settled(person.upload),
    },
    /** Writes over what a field holds, all at once: only masks look at single keys, for which there is `user.type`. */
    fill: settled(async (label: string | RegExp, text: string) => {
      const field = screen.getByLabelText(label);
      await person.clear(field);
      act(() => field.focus()); // a dialog that has just opened may have taken the focus meanwhile
      if (text !== "") await person.paste(text);
    }),
  };
}

type TestQuery = OperationType & { readonly rawResponse?: unknown };

/**
 * Shows a component that reads a fragment.
 * @param query spreads the fragment; marked `@relay_test_operation @raw_response_type`.
 * @param data what the server answers; what is left out is made up by the schema.
 */
export function showWith<Query extends TestQuery>(
  query: GraphQLTaggedNode,
  data: PartOf<Query["rawResponse"]>,
  component: (response: Query["response"]) => ReactNode,
) {
  const server = mockServer();
  server.willAnswer(data);
  return show(<Reader<Query> query={query} component={component} />, server);
}

interface ReaderProps<Query extends OperationType> {
  query: GraphQLTaggedNode;
  component: (response: Query["response"]) => ReactNode;
}

function Reader<Query extends OperationType>({ query, component }: ReaderProps<Query>) {
  return component(useLazyLoadQuery<Query>(query, {}));
}

/**
 * What somebody who cannot see would stumble over. Colours, widths and what an open dialog covers need a real page: the
 * browser proves them.
 */
export async function problemsShown(): Promise<string[]> {
  const { violations } = await axe.run(document.body, {
    runOnly: ["wcag2a", "wcag2aa", "wcag21aa"],
    rules: { "color-contrast": { enabled: false }, "aria-hidden-focus": { enabled: false } },
    resultTypes: ["violations"],
    selectors: false,
  });
  return violations.map(({ id, nodes }) => `${id} at ${nodes.map(({ html }) => html).join(", ")}`);
}

/** Waits until no dialog is left, and the page behind it can be used again. */
export const dialogClosed = () =>
  waitFor(() => {
    if (document.querySelector("[role=dialog], [role=alertdialog], [data-aria-hidden]"))
      throw new Error("A dialog is still open");
  });
