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

/** Renders a component like the web app: theme, toasts, router and Relay. The test plays the server. */
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
    /** User actions; each one resolves when all updates are rendered. */
    user: {
      click: settled(person.click),
      dblClick: settled(person.dblClick),
      keyboard: settled(person.keyboard),
      selectOptions: settled(person.selectOptions),
      tab: settled(person.tab),
      type: settled(person.type),
      upload: settled(person.upload),
    },
    /** Replaces a field's value at once. For masks, which handle single keys, use `user.type`. */
    fill: settled(async (label: string | RegExp, text: string) => {
      const field = screen.getByLabelText(label);
      await person.clear(field);
      act(() => field.focus()); // a dialog that has just opened may have moved the focus
      if (text !== "") await person.paste(text);
    }),
  };
}

type TestQuery = OperationType & { readonly rawResponse?: unknown };

/**
 * Renders a component with a fragment.
 * @param query spreads the fragment; marked `@relay_test_operation @raw_response_type`.
 * @param data the server's response; missing fields are mocked from the schema.
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
 * Accessibility problems. Colours, widths and content behind an open dialog need a real page: browser tests check those.
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

/** Waits until no dialog is open and the page behind is usable again. */
export const dialogClosed = () =>
  waitFor(() => {
    if (document.querySelector("[role=dialog], [role=alertdialog], [data-aria-hidden]"))
      throw new Error("A dialog is still open");
  });
