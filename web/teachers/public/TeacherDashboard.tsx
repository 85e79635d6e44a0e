import { Button } from "@chakra-ui/react/button";
import { Stack } from "@chakra-ui/react/stack";
import { Award, Plus } from "lucide-react";
import { useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import type { TeacherDashboard_query$key } from "../../__generated__/TeacherDashboard_query.graphql";
import { Card } from "../../ui/Card";
import { IdentityPanel } from "../../ui/IdentityPanel";
import { initialsOf } from "../../ui/initials";
import { CertificationsList } from "../certifications/CertificationsList";
import { PendingActionsCard } from "../teacher-page/PendingActionsCard";
import { TeachingWeekCard } from "../teacher-page/TeachingWeekCard";
import { OwnTeacherRecord } from "./OwnTeacherRecord";

/** 'Dashboard do Professor': for the teacher all of it, for other viewers the classes they may see. */
export function TeacherDashboard({ query }: { query: TeacherDashboard_query$key }) {
  const { teacherPage, viewer } = useFragment(
    graphql`
      fragment TeacherDashboard_query on Query @argumentDefinitions(key: { type: "UUID!" }) {
        teacherPage(key: $key) {
          name
          isOwn
          ...PendingActionsCard_page
          ...TeachingWeekCard_page
        }
        viewer {
          ...CertificationsList_viewer
          ...OwnTeacherRecord_viewer
        }
      }
    `,
    query,
  );
  const [adding, setAdding] = useState(false);
  if (!teacherPage) return null;
  const { name, isOwn } = teacherPage;
  return (
    <Stack gap="6">
      <IdentityPanel mark={initialsOf(name)} name={name} />
      <PendingActionsCard page={teacherPage} />
      <TeachingWeekCard page={teacherPage} />
      {isOwn && viewer ? <OwnTeacherRecord viewer={viewer} /> : null}
      {isOwn && viewer ? (
        <Card
          title="Certificações"
          icon={Award}
          action={
            <Button variant="outline" onClick={() => setAdding(true)}>
              <Plus />
              Adicionar
            </Button>
          }
        >
          <CertificationsList viewer={viewer} adding={adding} onAdd={setAdding} />
        </Card>
      ) : null}
    </Stack>
  );
}
