import { Box } from "@chakra-ui/react/box";
import { Stack } from "@chakra-ui/react/stack";
import { chakra } from "@chakra-ui/react/styled-system";
import { Text } from "@chakra-ui/react/text";
import { useId } from "react";
import type { ApiKeyScope } from "../../../../server/platform/api-key-scope.rules";
import { CopyButton } from "../../../ui/CopyButton";
import { Notice } from "../../../ui/Notice";
import { useFocusOnArrival } from "../../use-focus-on-arrival";

const question: Record<ApiKeyScope, string> = {
  RANKINGS_READ: "{ rankings(first: 5) { edges { node { id name } } } }",
  RESULTS_READ: '{ tournament(key: "00000000-0000-0000-0000-000000000000") { name status } }',
};

export interface CreatedApiKey {
  key: string;
  name: string;
  scopes: readonly ApiKeyScope[];
}

/** The one moment a key can be read. */
export function NewApiKey({ created: { key, name, scopes } }: { created: CreatedApiKey }) {
  const start = useFocusOnArrival<HTMLDivElement>();

  return (
    <Stack gap="5">
      <Box ref={start} tabIndex={-1} outline="0">
        <Notice tone="warning">
          Copie agora a chave de “{name}” e guarde-a em um lugar seguro: ela não aparece de novo, nem para
          nós.
        </Notice>
      </Box>
      <Code title="Chave" text={key} copyLabel="Copiar chave" wrap />
      <Code
        title="Exemplo de requisição"
        text={requestExample(location.origin, key, scopes)}
        copyLabel="Copiar exemplo"
      />
    </Stack>
  );
}

interface CodeProps {
  title: string;
  text: string;
  copyLabel: string;
  /** Breaks the line instead of scrolling it. */
  wrap?: boolean;
}

function Code({ title, text, copyLabel, wrap = false }: CodeProps) {
  const titleId = useId();
  return (
    <Stack gap="2" align="flex-start" minW="0">
      <Text id={titleId} textStyle="sm" fontWeight="semibold">
        {title}
      </Text>
      <Box
        as="section"
        aria-labelledby={titleId}
        tabIndex={0}
        w="full"
        p="3.5"
        borderRadius="l2"
        bg="bg.muted"
        overflowX="auto"
      >
        <chakra.pre
          fontFamily="mono"
          textStyle="sm"
          whiteSpace={wrap ? "pre-wrap" : "pre"}
          wordBreak={wrap ? "break-all" : undefined}
        >
          {text}
        </chakra.pre>
      </Box>
      <CopyButton text={text} label={copyLabel} size="sm" variant="outline" />
    </Stack>
  );
}

/** A first request to try a new key with, for a terminal. */
export function requestExample(origin: string, key: string, scopes: readonly ApiKeyScope[]): string {
  const query = question[scopes.includes("RANKINGS_READ") ? "RANKINGS_READ" : "RESULTS_READ"];
  return [
    `curl ${origin}/graphql \\`,
    `  -H 'Authorization: Bearer ${key}' \\`,
    `  -H 'Content-Type: application/json' \\`,
    `  -d '${JSON.stringify({ query })}'`,
  ].join("\n");
}
