import { Text } from "@chakra-ui/react/text";
import type { ReactNode } from "react";
import { HomeAndSignOut } from "../identity/public/HomeAndSignOut";
import { PageFrame } from "../ui/PageFrame";
import { AdminMenu } from "./AdminMenu";

/** The frame of every page of the administration, with the way to the others. */
export function AdminFrame({ title, children }: { title: string; children: ReactNode }) {
  return (
    <PageFrame
      title={title}
      subtitle={<Text color="fg.muted">Administração</Text>}
      barActions={<HomeAndSignOut />}
      sections={<AdminMenu />}
    >
      {children}
    </PageFrame>
  );
}
