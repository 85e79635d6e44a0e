import { Badge } from "@chakra-ui/react/badge";
import { Flex } from "@chakra-ui/react/flex";
import { HStack, Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { graphql, useFragment } from "react-relay/hooks";
import { apiKeyKindLabel, apiKeyPrefix, apiKeyScopeLabel } from "../../../../server/api-keys/api-key.rules";
import { brasiliaTime } from "../../../../server/platform/time/time-zone.rules";
import type { ApiKeyRow_apiKey$key } from "../../../__generated__/ApiKeyRow_apiKey.graphql";
import { formatDateTime } from "../../../ui/format";
import { StatusBadge, type Tone } from "../../../ui/StatusBadge";
import { TimeAgo } from "../../../ui/TimeAgo";
import { useNow } from "../../../ui/use-now";
import { RevokeApiKey } from "./RevokeApiKey";

const stateLook: Record<ApiKeyState, { tone: Tone; label: string }> = {
  works: { tone: "open", label: "Ativa" },
  expired: { tone: "over", label: "Expirada" },
  revoked: { tone: "problem", label: "Revogada" },
};

export function ApiKeyRow({ apiKey }: { apiKey: ApiKeyRow_apiKey$key }) {
  const key = useFragment(
    graphql`
      fragment ApiKeyRow_apiKey on ApiKey {
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
