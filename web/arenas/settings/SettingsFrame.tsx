import { Stack } from "@chakra-ui/react/stack";
import type { ReactNode } from "react";
import { useLocation } from "react-router-dom";
import { currentTab, TabLinks } from "../../ui/TabLinks";
import { PageContent, PageFrame } from "../../ui/PageFrame";
import { FormSkeleton } from "../../ui/PageStates";
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
