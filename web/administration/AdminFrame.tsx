import { Text } from "@chakra-ui/react/text";
import type { ReactNode } from "react";
import { PageFrame } from "../ui/PageFrame";

/** The frame of every page of the administration, with the way to the others. */
export function AdminFrame({ title, children }: { title: string; children: ReactNode }) {
  return (
    <PageFrame title={title} subtitle={<Text color="fg.muted">Administração</Text>}>
      {children}
    </PageFrame>
  );
}
