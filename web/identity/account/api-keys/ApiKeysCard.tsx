import { Badge } from "@chakra-ui/react/badge";
import { Button } from "@chakra-ui/react/button";
import { Flex } from "@chakra-ui/react/flex";
import { HStack, Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { Plug, Plus } from "lucide-react";
import { useState } from "react";
import { graphql, useFragment, usePaginationFragment } from "react-relay/hooks";
import { apiKeyKindLabel, apiKeyPrefix, apiKeyScopeLabel } from "../../../../server/api-keys/api-key.rules";
import { brasiliaTime } from "../../../../server/platform/time/time-zone.rules";
import type { ApiKeysCard_apiKey$key } from "../../../__generated__/ApiKeysCard_apiKey.graphql";
import type { ApiKeysCard_viewer$key } from "../../../__generated__/ApiKeysCard_viewer.graphql";
import type { MoreApiKeysQuery } from "../../../__generated__/MoreApiKeysQuery.graphql";
import { Card } from "../../../ui/Cards";
import { ConfirmDialog } from "../../../ui/ConfirmDialog";
import { EmptyState } from "../../../ui/PageStates";
import { focusContent } from "../../../ui/focus";
import { formatDateTime } from "../../../ui/format";
import { lazyDialog } from "../../../ui/lazy-code";
import { LoadMoreButton } from "../../../ui/ListRows";
import { StatusBadge, type Tone } from "../../../ui/Badges";
import { TimeAgo, useNow } from "../../../ui/TimeAgo";
import { toast } from "../../../ui/toaster";
import { useRevokeApiKeyMutation } from "./use-api-key-mutations";

function RevokeApiKey({ apiKeyId, name }: { apiKeyId: string; name: string }) {
  const [open, setOpen] = useState(false);
  const [revoke, pending] = useRevokeApiKeyMutation();

  const confirm = async () => {
    if (!(await revoke({ input: { apiKeyId } }))) return;
    setOpen(false);
    // The button that opened the question is gone.
    requestAnimationFrame(() => focusContent());
    toast.success({ title: "Chave revogada", description: name });
  };

  return (
    <>
      <Button
        variant="outline"
        colorPalette="flag"
        size="sm"
        aria-label={`Revogar a chave ${name}`}
        onClick={() => setOpen(true)}
      >
        Revogar
      </Button>
      <ConfirmDialog
        open={open}
        title="Revogar esta chave?"
        description={`O programa que usa “${name}” deixa de ler a API na hora. Uma chave revogada não volta a valer.`}
        confirmLabel="Revogar chave"
        pendingLabel="Revogando…"
        pending={pending}
        dangerous
        onConfirm={() => void confirm()}
        onClose={() => setOpen(false)}
      />
    </>
  );
}

const stateLook: Record<ApiKeyState, { tone: Tone; label: string }> = {
  works: { tone: "open", label: "Ativa" },
  expired: { tone: "over", label: "Expirada" },
  revoked: { tone: "problem", label: "Revogada" },
};

function ApiKeyRow({ apiKey }: { apiKey: ApiKeysCard_apiKey$key }) {
  const key = useFragment(
    graphql`
      fragment ApiKeysCard_apiKey on ApiKey {
        id
        name
        kind
        scopes
        ending
        createdAt
        expiresAt
        revokedAt
        lastUsedAt
        federation {
          acronym
        }
      }
    `,
    apiKey,
  );
  const state = apiKeyState(key, useNow());
  const { tone, label } = stateLook[state];
  const kind = apiKeyKindLabel[key.kind];

  return (
    <Flex
      as="li"
      align="center"
      justify="space-between"
      gap="4"
      rowGap="3"
      wrap="wrap"
      p="4"
      borderRadius="l2"
      bg="bg.subtle"
      borderWidth="1px"
      borderColor="border.muted"
    >
      <Stack gap="1.5" flex="1 1 16rem" minW="0">
        <HStack gap="2.5" rowGap="1" wrap="wrap">
          <Text fontWeight="bold" overflowWrap="anywhere">
            {key.name}
          </Text>
          <StatusBadge tone={tone}>{label}</StatusBadge>
          <Badge colorPalette="sea">{key.federation ? `${kind} · ${key.federation.acronym}` : kind}</Badge>
        </HStack>
        <Text textStyle="sm" fontFamily="mono" color="fg.muted">
          {apiKeyPrefix}…{key.ending}
        </Text>
        <Text textStyle="sm" color="fg.muted">
          {key.scopes.map((scope) => apiKeyScopeLabel[scope]).join(" · ")}
        </Text>
        <Text textStyle="sm" color="fg.muted">
          Criada em {formatDateTime(key.createdAt, brasiliaTime)}
          {key.revokedAt ? (
            <> · Revogada em {formatDateTime(key.revokedAt, brasiliaTime)}</>
          ) : key.expiresAt ? (
            <>
              {" "}
              · {state === "expired" ? "Expirou" : "Expira"} em {formatDateTime(key.expiresAt, brasiliaTime)}
            </>
          ) : (
            " · Sem validade"
          )}
          {" · "}
          {key.lastUsedAt ? (
            <>
              Último uso <TimeAgo instant={key.lastUsedAt} timeZone={brasiliaTime} />
            </>
          ) : (
            "Nunca usada"
          )}
        </Text>
      </Stack>
      {state === "works" ? <RevokeApiKey apiKeyId={key.id} name={key.name} /> : null}
    </Flex>
  );
}

type ApiKeyState = "works" | "expired" | "revoked";

/** What has become of a key. @param key its instants, in UTC; null for never. */
export function apiKeyState(
  key: { expiresAt?: string | null; revokedAt?: string | null },
  now: Date,
): ApiKeyState {
  if (key.revokedAt) return "revoked";
  return key.expiresAt && new Date(key.expiresAt) <= now ? "expired" : "works";
}

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
              ...ApiKeysCard_apiKey
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
