import { calls } from '../../../api/calls.generated';

export const { useAnswerJobMutation, useFeedbackQuery, useJobQuestionsQuery, useRateReportMutation } =
  calls.enhanceEndpoints({
    endpoints: {
      answerJob: {
        async onQueryStarted({ id, jobAnswered: { code, answer } }, { dispatch, queryFulfilled }) {
          // The next job is shown before the answer is stored. If the server rejects the answer, its job is shown again.
          const patch = dispatch(
            calls.util.updateQueryData('jobQuestions', id, ({ jobs }) => {
              const job = jobs.find((each) => each.code === code);
              if (job) job.answer = answer;
            }),
          );
          await queryFulfilled.catch(() => patch.undo());
        },
      },
      rateReport: {
        async onQueryStarted({ id }, { dispatch, queryFulfilled }) {
          // The reply contains the stored feedback. It is put into the cache, which saves fetching the feedback again.
          const { data } = await queryFulfilled.catch(() => ({ data: null }));
          if (data) dispatch(calls.util.updateQueryData('feedback', id, () => data));
        },
      },
    },
  });
