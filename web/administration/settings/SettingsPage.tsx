import { graphql } from "react-relay/hooks";
import type { SettingsPageQuery } from "../../__generated__/SettingsPageQuery.graphql";
import { usePageQuery } from "../../relay/page-query";
import { PageContent } from "../../ui/PageContent";
import { FormSkeleton } from "../../ui/Skeletons";
import { AdminFrame } from "../AdminFrame";
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
  const { platform } = usePageQuery<SettingsPageQuery>(graphql`
    query SettingsPageQuery {
      platform {
        ...settingsRow_platform
      }
    }
  `);
  return <SettingsForm stored={settingsRow(platform)} />;
}
