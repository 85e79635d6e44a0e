import { Stack } from "@chakra-ui/react/stack";
import type { ReactNode } from "react";
import { useLocation } from "react-router-dom";
import { currentTab } from "../../ui/current-tab";
import { PageContent } from "../../ui/PageContent";
import { PageFrame } from "../../ui/PageFrame";
import { FormSkeleton } from "../../ui/Skeletons";
import { TabLinks } from "../../ui/TabLinks";
import { settingsTabs } from "./arena-settings-path";

/** A part of an arena's settings, under the row that leads to the others. */
export function SettingsFrame({ fields, children }: { fields: number; children: ReactNode }) {
  return (
    <PageFrame
      title="Configurações da Arena"
      parts={{
        links: <TabLinks label="Partes das configurações" tabs={settingsTabs} />,
        current: currentTab(settingsTabs, useLocation())?.label ?? "",
      }}
    >
      <Stack pt="6" gap="6" maxW="48rem">
        <PageContent skeleton={<FormSkeleton fields={fields} />}>{children}</PageContent>
      </Stack>
    </PageFrame>
  );
}
