import { Box } from "@chakra-ui/react/box";
import { Stack } from "@chakra-ui/react/stack";
import { graphql } from "react-relay/hooks";
import { useRevalidator } from "react-router-dom";
import type { SettingsPageQuery } from "../../__generated__/SettingsPageQuery.graphql";
import { usePageQuery } from "../../relay/page-query";
import { PageContent } from "../../ui/PageFrame";
import { FormSkeleton } from "../../ui/PageStates";
import { AdminFrame } from "../AdminFrame";
import { AuditTrail } from "../audit/AuditTrail";
import { settingsRow } from "./settings-row";
import { SettingsForm } from "./SettingsForm";

/** What an admin decides for the whole platform. */
export function SettingsPage() {
  return (
    <AdminFrame title="Configurações">
      <PageContent skeleton={<FormSkeleton fields={8} />}>
        <Settings />
      </PageContent>
    </AdminFrame>
  );
}

function Settings() {
  const { revalidate } = useRevalidator();
  const { platform, ...trail } = usePageQuery<SettingsPageQuery>(graphql`
    query SettingsPageQuery {
      platform {
        ...settingsRow_platform
      }
      ...AuditTrail_query @arguments(subjectKind: PLATFORM)
    }
  `);
  return (
    <Stack gap={{ base: "4", md: "6" }}>
      <SettingsForm stored={settingsRow(platform)} onChanged={() => void revalidate()} />
      <Box maxW="48rem">
        <AuditTrail trail={trail} />
      </Box>
    </Stack>
  );
}
