import type { Report } from '#domain/administration/report.ts';
import { ReportedPicture } from '#features/admin/reported-picture.tsx';
import { ModerationList } from '#features/moderation/moderation-list.tsx';

const picture = (report: Report) => <ReportedPicture key={report.reportId} report={report} />;

/** What members have reported, with the pictures that admins ask the server for. */
export function ModerationRoute() {
  return <ModerationList picture={picture} />;
}
