import { builder } from "../platform/graphql/builder";
import { labelled } from "../platform/graphql/labelled";
import { certificationLevelLabel, certificationLevels } from "./certification-level.rules";

export const CertificationLevelType = builder.enumType("CertificationLevel", {
  description: "Certification level (nível da certificação).",
  values: labelled(certificationLevels, (level) => certificationLevelLabel[level]),
});
