import { Button } from "@chakra-ui/react/button";
import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { Plug, Plus } from "lucide-react";
import { useState } from "react";
import { graphql, usePaginationFragment } from "react-relay/hooks";
import type { ApiKeysCard_viewer$key } from "../../../__generated__/ApiKeysCard_viewer.graphql";
import type { MoreApiKeysQuery } from "../../../__generated__/MoreApiKeysQuery.graphql";
import { Card } from "../../../ui/Card";
import { EmptyState } from "../../../ui/EmptyState";
import { LoadMoreButton } from "../../../ui/LoadMoreButton";
import { lazyDialog } from "../../../ui/lazy-dialog";
import { ApiKeyRow } from "./ApiKeyRow";

const CreateApiKeyDialog = lazyDialog(async () => (await import("./CreateApiKeyDialog")).CreateApiKeyDialog);

const pageSize = 10;

/** The ways in for programs; only for those who give them out. */
export function ApiKeysCard({ viewer }: { viewer: ApiKeysCard_viewer$key }) {
  const { data, ...more } = usePaginationFragment<MoreApiKeysQuery, ApiKeysCard_viewer$key>(
    graphql`
      fragment ApiKeysCard_viewer on Viewer
      @refetchable(queryName: "MoreApiKeysQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 10 }, cursor: { type: "String" }) {
        roles
        apiKeys(first: $count, after: $cursor) @connection(key: "ApiKeysCard_apiKeys") {
          __id
          edges {
            node {
              id
              ...ApiKeyRow_apiKey
            }
          }
        }
        ...CreateApiKeyDialog_viewer
      }
    `,
    viewer,
  );
  const [creating, setCreating] = useState(false);
  const { roles, apiKeys } = data;
  if (!roles.includes("ADMIN") && !roles.includes("FEDERATION_MANAGER")) return null;

  return (
    <Card
      title="Chaves de API"
      icon={Plug}
      action={
        <Button size="sm" variant="outline" onClick={() => setCreating(true)}>
          <Plus />
          Criar chave
        </Button>
      }
    >
      <Stack gap="4">
        <Text color="fg.muted" maxW="3xl">
          Uma chave deixa um programa ler rankings e resultados na API. Dados pessoais, nunca.
        </Text>
        {apiKeys.edges.length === 0 ? (
          <EmptyState
            icon={Plug}
            title="Nenhuma chave ainda"
            description="Crie uma para cada programa: assim você pode revogar uma sem parar as outras."
          />
        ) : (
          <Stack as="ul" gap="3" listStyleType="none">
            {apiKeys.edges.map(({ node }) => (
              <ApiKeyRow key={node.id} apiKey={node} />
            ))}
          </Stack>
        )}
        <LoadMoreButton
          more={more}
          pageSize={pageSize}
          failure={{ title: "Erro ao carregar as chaves", description: "Tente novamente." }}
        />
      </Stack>
      <CreateApiKeyDialog
        viewer={data}
        open={creating}
        listId={apiKeys.__id}
        onClose={() => setCreating(false)}
      />
    </Card>
  );
}
