import { Box } from "@chakra-ui/react/box";
import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { roleLabel } from "../../../server/identity/roles.rules";
import { brasiliaTime } from "../../../server/platform/time/time-zone.rules";
import { dayAt } from "../../../server/platform/time/zoned-time.rules";
import { DetailSection } from "../../ui/DetailSection";
import { formatDate } from "../../ui/format";
import { TextLink } from "../../ui/TextLink";
import { administeredPlacePath } from "../place-path";
import type { RoleOfUser } from "./user-row";

/** A user's roles: since when, and through which arena, federation or profile. */
export function UserRoles({ roles }: { roles: readonly RoleOfUser[] }) {
  return (
    <DetailSection title="Roles">
      {roles.length === 0 ? (
        <Text color="fg.muted" textStyle="sm">
          Nenhum: a pessoa entra, mas não tem área própria.
        </Text>
      ) : (
        <Stack as="ul" gap="3" listStyleType="none">
          {roles.map(({ role, since, places }) => (
            <Box as="li" key={role} textStyle="sm">
              <Text fontWeight="semibold" textStyle="md">
                {roleLabel[role]}
              </Text>
              <Text color="fg.muted">Desde {formatDate(dayAt(new Date(since), brasiliaTime))}</Text>
              {places.map(({ id, kind, name, position }) => (
                <Text key={id} overflowWrap="anywhere">
                  <TextLink to={administeredPlacePath(kind, id)}>{name}</TextLink>
                  {position ? ` · ${position}` : ""}
                </Text>
              ))}
            </Box>
          ))}
        </Stack>
      )}
    </DetailSection>
  );
}
